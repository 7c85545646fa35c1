/** The server answers these paths: the service worker never does, so that nothing private is kept, and nothing old is shown. */
export const pathsOfServer = /^\/(api|identity|media|live|covers|admin|healthz|readyz|metrics|\.well-known|[a-z]+\.(txt|xml|json))(\/|$)/
