# Built in one stage with the bundler, run in another without it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY src ./src
# `npm prune --omit=dev` would keep development tools that packages name as optional peers (vitest, drizzle-kit).
RUN npm run build && npm run fonts:prune && npm pkg delete devDependencies && npm prune

FROM node:24-bookworm-slim
# As `npm start`. Two arenas: with one for each thread, glibc keeps twice the memory after an hour of work. A fixed
# threshold: else glibc keeps freed memory the longer, the larger the pieces were that it once gave.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768 NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE NOTICES.md SECURITY.md ./
COPY migrations ./migrations
COPY openapi ./openapi
# Style sheets and scripts are served as they are; the bundler does not copy them.
COPY src/interfaces/web ./src/interfaces/web
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=100", "--v8-pool-size=2", "--no-regexp-tier-up", "--no-sparkplug", "dist/main.js"]
