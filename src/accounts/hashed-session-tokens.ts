import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'
import { hashToken } from './secret-token.ts'

type Row = Record<string, unknown>

const model = 'session'

/** The conditions with the hash of a session's token in the place of the token. */
function hashedWhere(of: string, where: Where[]): Where[] {
  if (of !== model) return where
  return where.map((condition) => {
    if (condition.field !== 'token') return condition
    const { value } = condition
    if (typeof value === 'string') return { ...condition, value: hashToken(value) }
    if (Array.isArray(value))
      return { ...condition, value: value.map((one) => hashToken(`${one}`)) }
    return condition
  })
}

/** The row as better-auth knows it: with the token that it asked for, which is the only way to know one. */
function withAskedToken<T>(row: T, of: string, where: Where[]): T {
  if (of !== model || row === null || typeof row !== 'object') return row
  const stored = (row as Row).token
  const asked = where
    .filter((condition) => condition.field === 'token')
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .find((value) => typeof value === 'string' && hashToken(value) === stored)
  return asked === undefined ? row : { ...row, token: asked }
}

function hashedOperations(inner: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...inner,
    async create<T extends Row, R = T>(options: Parameters<typeof inner.create<T, R>>[0]) {
      const { token } = options.data as Row
      if (options.model !== model || typeof token !== 'string') return inner.create<T, R>(options)
      const data = { ...options.data, token: hashToken(token) }
      return { ...(await inner.create<T, R>({ ...options, data })), token }
    },
    async findOne<T>(options: Parameters<typeof inner.findOne<T>>[0]) {
      const where = hashedWhere(options.model, options.where)
      const row = await inner.findOne<T>({ ...options, where })
      return withAskedToken(row, options.model, options.where)
    },
    async findMany<T>(options: Parameters<typeof inner.findMany<T>>[0]) {
      const { where: asked = [] } = options
      const rows = await inner.findMany<T>({ ...options, where: hashedWhere(options.model, asked) })
      return rows.map((row) => withAskedToken(row, options.model, asked))
    },
    async update<T>(options: Parameters<typeof inner.update<T>>[0]) {
      const where = hashedWhere(options.model, options.where)
      // A session keeps its token as long as it lives; what comes along here is what was asked for.
      const { token: _token, ...rest } = options.update as Row
      const update = options.model === model ? rest : options.update
      const row = await inner.update<T>({ ...options, where, update })
      return withAskedToken(row, options.model, options.where)
    },
    updateMany: (options) =>
      inner.updateMany({ ...options, where: hashedWhere(options.model, options.where) }),
    delete: (options) =>
      inner.delete({ ...options, where: hashedWhere(options.model, options.where) }),
    deleteMany: (options) =>
      inner.deleteMany({ ...options, where: hashedWhere(options.model, options.where) }),
    consumeOne: (options) =>
      inner.consumeOne({ ...options, where: hashedWhere(options.model, options.where) }),
    count: (options) =>
      inner.count({ ...options, where: hashedWhere(options.model, options.where ?? []) }),
  }
}

/**
 * A database adapter of better-auth that stores the SHA-256 of a session's token where better-auth would store the
 * token itself: whoever reads the database cannot sign in with what they find. better-auth sees nothing of it, because
 * it looks for sessions by a token that it has from a cookie.
 */
export function hashSessionTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...hashedOperations(adapter),
    transaction: (callback) => adapter.transaction((inner) => callback(hashedOperations(inner))),
  }
}
