/** The paths that the server answers. The service worker never does, so that it stores nothing private and shows nothing outdated. */
export const pathsOfServer = /^\/(api|identity|media|live|covers|admin|healthz|readyz|metrics|\.well-known|[a-z]+\.(txt|xml|json))(\/|$)/
