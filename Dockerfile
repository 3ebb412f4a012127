# The base brings Node 24 and the C library of GNU. Both stages stand on it.
ARG BASE=docker.io/library/node:24-trixie-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
# Of the sources, for the about page; a build without it names the version only.
ARG COMMIT=
RUN COMMIT=${COMMIT} npm run build \
  && npm prune --omit=dev --omit=optional --ignore-scripts \
  && rm -rf node_modules/.cache \
  && chmod +x build/program/scripts/draftwell.js \
  && chmod -R a+rX .

FROM ${BASE}
WORKDIR /app
# Whatever the volume belongs to, the folder in it is the server's own.
RUN install -d -m 0700 -o 1000 -g 1000 /data && ln -s /app/scripts/draftwell.js /usr/local/bin/draftwell
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/drizzle ./drizzle
COPY --from=build /app/build/program ./
COPY --from=build /app/build/client ./build/client
COPY --from=build /app/build/embedded-database ./build/embedded-database
ARG COMMIT=
LABEL org.opencontainers.image.title="Draftwell" org.opencontainers.image.revision="${COMMIT}"
# What the memory settings are worth: docs/decisions/0066-memory-of-a-server.md
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data/draftwell MALLOC_TRIM_THRESHOLD_=65536 MALLOC_MMAP_THRESHOLD_=32768
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "scripts/check-health.js"]
CMD ["node", "--expose-gc", "--max-semi-space-size=4", "--disable-warning=ExperimentalWarning", "src/server/app/main.js"]
