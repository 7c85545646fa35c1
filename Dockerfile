# Trivium as an image: docs/operating.md says how it is run. `npm run rehearse` runs these same RUN lines in an empty folder.
# The version of Node is that of package.json; scripts/checks/deploy.test.ts compares.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /trivium
# First, and alone: as long as they stay, the layers with the packages do. With workspaces named, npm installs none of the root's own
# packages: Node is in the image.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY rules/package.json rules/
COPY content/package.json content/
COPY generators/package.json generators/
COPY server/package.json server/
COPY web/package.json web/
COPY admin/package.json admin/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY stand-ins stand-ins

FROM manifests AS client
RUN npm ci --omit=dev --no-audit --no-fund --workspace=contract --workspace=rules --workspace=content --workspace=generators --workspace=web --workspace=admin
COPY tsconfig.json ./
COPY scripts scripts
COPY contract contract
COPY rules rules
COPY content content
COPY generators generators
COPY web web
COPY admin admin
RUN node scripts/build.mjs

FROM manifests AS packages
RUN npm ci --omit=dev --no-audit --no-fund --workspace=contract --workspace=rules --workspace=content --workspace=server

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /trivium
# Only the embedded database writes here; everything else is read-only, but for /tmp.
RUN mkdir /data && chown node:node /data
# All of it: some packages lie in the folders of workspaces.
COPY --from=packages /trivium ./
COPY scripts/healthcheck.mjs scripts/
COPY contract contract
COPY rules rules
COPY content content
COPY server server
COPY --from=client /trivium/content/published content/published
COPY --from=client /trivium/web/dist web/dist
COPY --from=client /trivium/admin/dist admin/dist
USER node
EXPOSE 3000
# In the clear, or by TLS where TLS_CERTIFICATE is set.
HEALTHCHECK --interval=5s --timeout=5s --start-period=120s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
# The server itself is process 1 and stops in order on SIGTERM. The flags are those of scripts/lean.mjs.
CMD ["node", "--max-semi-space-size=4", "--liftoff-only", "server/src/main.ts"]
