import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { defaultPrices, type Prices } from './accounts/prices.ts'
import { isSmtpUrl } from './accounts/smtp-url.ts'
import {
  type WebImageSettings,
  type WebSourceName,
  webSourceNames,
} from './images/web/web-source-names.ts'
import { budgetPrices } from './models/budget-prices.ts'
import { imageModelPlace } from './models/image-model.ts'
import { findModel, keyVariable, modelVendors, primaryModels } from './models/model-catalog.ts'
import type { ModelSettings } from './models/model-settings.ts'
import { creditPrice, modelIds, modelServerUrl, tokenPrices } from './models/model-variables.ts'

/** What MB means wherever it is said here, in bytes: in limits, in settings and on pages. */
export const megabyte = 1024 * 1024

/** Something the operator has to put right before the process can start; `message` is one sentence for them. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Every setting of the process. */
export interface Config {
  /** 0 means any free port. */
  readonly port: number
  readonly host: string
  /** The origin under which callers reach this server, without a slash at the end. */
  readonly publicUrl: string
  /** Holds the embedded database and the files. */
  readonly dataDirectory: string
  /** Unset: the embedded database. */
  readonly databaseUrl?: string
  /** Unset: one is made at the first start and kept in the database. */
  readonly secret?: string
  readonly bootstrapApiKey?: string
  /** Origins whose pages may show share pages in frames. */
  readonly embedOrigins: readonly string[]
  /** Unset: files are kept on disk, in the data directory. */
  readonly storageUrl?: string
  /** Who may make an account. Unset: whoever comes first; nobody once there is one. */
  readonly signup?: SignupMode
  /** What a new account may spend. */
  readonly signupCredits: number
  /** The server that sends mail. Unset: none is sent. */
  readonly smtpUrl?: string
  readonly prices: Readonly<Prices>
  /** Which language models can be named, and how they are reached. */
  readonly models: Readonly<ModelSettings>
  /** Where pictures of the web are searched. */
  readonly webImages: Readonly<WebImageSettings>
  /** Requests a minute and key; 0 means without limit. */
  readonly rateLimitPerMinute: number
  /** After this many days a rendered file goes; asked for again, it is rendered anew. */
  readonly retentionDaysExports: number
  /** After this many days an uploaded picture goes that no slide shows. */
  readonly retentionDaysUploads: number
  /** What the uploaded pictures of one user may take, in bytes. */
  readonly uploadQuotaBytes: number
  /** How long a task of another agent waits for files that it was asked for, in seconds. */
  readonly a2aExportWaitSeconds: number
  /** Whether the address and protocol of a caller are taken from a proxy's headers. */
  readonly trustProxy: boolean
  /** Who sends it as a bearer token may read the metrics. Unset: everybody who reaches the server. */
  readonly metricsToken?: string
  readonly logLevel: LogLevel
  /** At most so many threads compose and render; more than there are cores (and than two) are not started. */
  readonly workerThreads: number
  /** Operations that this process runs at the same time. */
  readonly jobConcurrency: number
  /** Whether threads without work do what their first deck would wait for: some seconds of a processor each. */
  readonly warmUp: boolean
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const signupModes = ['open', 'invite', 'closed'] as const
/** Who may make an account: everybody, who has an invitation, or nobody. */
export type SignupMode = (typeof signupModes)[number]

const truthy = ['true', '1', 'yes', 'on']
const falsy = ['false', '0', 'no', 'off']

/** A whole number within bounds, both included. */
const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,10}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum,
      `must be a whole number from ${minimum} to ${maximum}`,
    )
    .transform(Number)

const trueOrFalse = z
  .string()
  .refine((value) => [...truthy, ...falsy].includes(value.toLowerCase()), 'must be true or false')
  .transform((value) => truthy.includes(value.toLowerCase()))

const price = (credits: number) => wholeNumber(0, 100_000).default(credits)

const databaseUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\/./.test(value),
    'must be a Postgres address such as postgres://user:password@host:5432/database',
  )

const publicUrl = z
  .string()
  .refine(
    isOrigin,
    'must be an http or https origin without a path, such as https://slides.example.com',
  )
  .transform((value) => new URL(value).origin)

/** As they stand in a policy: characters that could end a source there are in no name of a host. */
const embedOrigins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine(
    (origins) => origins.every((one) => isOrigin(one) && /^[\w.:/[\]-]+$/.test(one)),
    'must be http or https origins without a path, with commas between, such as https://www.example.com,https://intranet.example.com',
  )
  .transform((origins) => [...new Set(origins.map((one) => new URL(one).origin))])

const smtpUrl = z
  .string()
  .refine(
    isSmtpUrl,
    'must be an address such as smtps://user:password@mail.example.com?from=slides@example.com',
  )

const storageUrl = z.string().superRefine((value, context) => {
  context.addIssue({
    code: 'custom',
    message: value.startsWith('s3://')
      ? 'names an S3 bucket, which this version cannot use yet; remove it, and files are kept in DATA_DIR'
      : 'is not supported by this version; remove it, and files are kept in DATA_DIR',
  })
})

/** A key that a person chose. */
const bootstrapApiKey = z
  .string()
  .regex(
    /^sk_[0-9A-Za-z_-]{16,200}$/,
    'must be "sk_" followed by 16 to 200 letters, digits, "_" or "-"',
  )

const webSources = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((one) => one.trim().toLowerCase()))])
  .transform((names, context): WebSourceName[] => {
    const known = names.flatMap((name) => webSourceNames.find((one) => one === name) ?? [])
    if (known.length === names.length) return known
    context.addIssue({
      code: 'custom',
      message: `must be some of ${webSourceNames.join(', ')}, with commas between`,
    })
    return z.NEVER
  })

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  BOOTSTRAP_API_KEY: bootstrapApiKey.optional(),
  EMBED_ORIGINS: embedOrigins.default([]),
  STORAGE_URL: storageUrl.optional(),
  SIGNUP: z.enum(signupModes, `must be one of ${signupModes.join(', ')}`).optional(),
  SMTP_URL: smtpUrl.optional(),
  SIGNUP_CREDITS: wholeNumber(0, 1_000_000_000).default(10_000),
  PRICE_CLASSIC_SLIDE: price(defaultPrices.classicSlide),
  PRICE_FURTHER_VARIANT: price(defaultPrices.furtherVariant),
  PRICE_CREATIVE_VARIANT: price(defaultPrices.creativeVariant),
  PRICE_TRANSCRIPT: price(defaultPrices.transcript),
  PRICE_EDITED_SLIDE: price(defaultPrices.editedSlide),
  RETENTION_DAYS_EXPORTS: wholeNumber(1, 36_500).default(30),
  RETENTION_DAYS_UPLOADS: wholeNumber(1, 36_500).default(30),
  UPLOAD_QUOTA_MB: wholeNumber(1, 1_000_000).default(1_000),
  A2A_EXPORT_WAIT_SECONDS: wholeNumber(0, 3_600).default(180),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  TRUST_PROXY: trueOrFalse.default(false),
  METRICS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  WORKER_THREADS: wholeNumber(1, 64).optional(),
  JOB_CONCURRENCY: wholeNumber(1, 256).optional(),
  WARM_UP: trueOrFalse.default(true),
  LLM_MODEL: z.string().optional(),
  LLM_BASE_URL: modelServerUrl.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL_IDS: modelIds.default({}),
  LLM_CONCURRENCY: wholeNumber(1, 1_000).default(4),
  LLM_REQUEST_SECONDS: wholeNumber(1, 3_600).default(120),
  LLM_DECK_SECONDS: wholeNumber(1, 86_400).default(600),
  LLM_DECK_TOKENS: wholeNumber(1_000, 1_000_000_000).optional(),
  LLM_PRICES: tokenPrices.default({}),
  LLM_CREDIT_PRICE: creditPrice.optional(),
  IMAGE_MODEL: z.string().optional(),
  WEB_IMAGES: webSources.default([]),
  PEXELS_API_KEY: z.string().optional(),
  UNSPLASH_ACCESS_KEY: z.string().optional(),
})

/** Sources that want a key, with the variable that holds it. */
const sourceKeys = { pexels: 'PEXELS_API_KEY', unsplash: 'UNSPLASH_ACCESS_KEY' } as const

/** The first source that is named without its key. */
function sourceWithoutKey(given: {
  WEB_IMAGES: readonly WebSourceName[]
  PEXELS_API_KEY?: string
  UNSPLASH_ACCESS_KEY?: string
}): keyof typeof sourceKeys | undefined {
  return (['pexels', 'unsplash'] as const).find(
    (name) => given.WEB_IMAGES.includes(name) && given[sourceKeys[name]] === undefined,
  )
}

/** Only a server of the operator's own may know models that the catalogue does not. */
function isKnownModel(given: { LLM_MODEL?: string; LLM_BASE_URL?: string }): boolean {
  const { LLM_MODEL, LLM_BASE_URL } = given
  return LLM_MODEL === undefined || LLM_BASE_URL !== undefined || findModel(LLM_MODEL) !== undefined
}

const unknownModel = {
  path: ['LLM_MODEL'],
  message: `must be one of ${primaryModels.join(', ')} unless LLM_BASE_URL names a server that knows another`,
}

/** The variables that hold the keys of language models' vendors. */
const keyVariables = modelVendors.map((vendor) => [vendor, keyVariable(vendor)] as const)

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 *
 * @throws ConfigurationError with one sentence that names the first variable that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(variables.shape)
      .map((name) => [name, environment[name]?.trim()])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = variables.refine(isKnownModel, unknownModel).safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigurationError(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const values = parsed.data
  const unkeyed = sourceWithoutKey(values)
  if (unkeyed !== undefined)
    throw new ConfigurationError(`WEB_IMAGES names ${unkeyed}, which needs ${sourceKeys[unkeyed]}.`)
  // Two, also on one core: one long rendering must not hold up every short one. More than cores only take memory, for
  // all they do is compute; and more than four too much of it unless asked for, because each takes 100 to 150 MB.
  const workerThreads = Math.min(values.WORKER_THREADS ?? 4, Math.max(2, availableParallelism()))
  const models = modelSettings(values, environment)
  if (models.imageModel !== undefined && imageModelPlace(models.imageModel, models) === undefined)
    throw new ConfigurationError(
      'IMAGE_MODEL must be openai/…, google/… or spacexai/… with the key of that vendor, unless LLM_BASE_URL names a server that draws.',
    )
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    secret: values.SECRET,
    bootstrapApiKey: values.BOOTSTRAP_API_KEY,
    embedOrigins: Object.freeze(values.EMBED_ORIGINS),
    storageUrl: values.STORAGE_URL,
    signup: values.SIGNUP,
    signupCredits: values.SIGNUP_CREDITS,
    smtpUrl: values.SMTP_URL,
    prices: Object.freeze({
      classicSlide: values.PRICE_CLASSIC_SLIDE,
      furtherVariant: values.PRICE_FURTHER_VARIANT,
      creativeVariant: values.PRICE_CREATIVE_VARIANT,
      transcript: values.PRICE_TRANSCRIPT,
      editedSlide: values.PRICE_EDITED_SLIDE,
      ...pricesOfTokens(values.LLM_CREDIT_PRICE, models),
    }),
    retentionDaysExports: values.RETENTION_DAYS_EXPORTS,
    retentionDaysUploads: values.RETENTION_DAYS_UPLOADS,
    uploadQuotaBytes: values.UPLOAD_QUOTA_MB * megabyte,
    models,
    webImages: Object.freeze({
      sources: values.WEB_IMAGES,
      keys: {
        ...(values.PEXELS_API_KEY === undefined ? {} : { pexels: values.PEXELS_API_KEY }),
        ...(values.UNSPLASH_ACCESS_KEY === undefined
          ? {}
          : { unsplash: values.UNSPLASH_ACCESS_KEY }),
      },
    }),
    a2aExportWaitSeconds: values.A2A_EXPORT_WAIT_SECONDS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    workerThreads,
    // More than threads, because an operation also waits for the database between two renderings.
    jobConcurrency: values.JOB_CONCURRENCY ?? workerThreads * 2,
    warmUp: values.WARM_UP,
  })
}

/** What tokens cost in credits; nothing where no credit has a price. @throws ConfigurationError */
function pricesOfTokens(
  creditPrice: number | undefined,
  models: ModelSettings,
): Pick<Prices, 'tokens'> {
  if (creditPrice === undefined) return {}
  if (Object.keys(models.prices).length === 0 || models.deckTokens === undefined)
    throw new ConfigurationError(
      'LLM_CREDIT_PRICE needs LLM_PRICES, which says what tokens cost, and LLM_DECK_TOKENS, which says how many may have to be paid for.',
    )
  return { tokens: { creditPrice, ...budgetPrices(models) } }
}

/** What is set for models. */
function modelSettings(
  values: z.output<typeof variables>,
  environment: NodeJS.ProcessEnv,
): Readonly<ModelSettings> {
  return Object.freeze({
    vendors: keyVariables
      .filter(([, name]) => (environment[name]?.trim() ?? '') !== '')
      .map(([vendor]) => vendor),
    ...(values.LLM_MODEL === undefined ? {} : { defaultModel: values.LLM_MODEL }),
    keys: Object.fromEntries(
      keyVariables.flatMap(([vendor, name]) => {
        const key = environment[name]?.trim() ?? ''
        return key === '' ? [] : [[vendor, key]]
      }),
    ),
    ...(values.LLM_BASE_URL === undefined
      ? {}
      : {
          server: {
            url: values.LLM_BASE_URL,
            ...(values.LLM_API_KEY === undefined ? {} : { key: values.LLM_API_KEY }),
          },
        }),
    ids: values.LLM_MODEL_IDS,
    concurrency: values.LLM_CONCURRENCY,
    requestSeconds: values.LLM_REQUEST_SECONDS,
    deckSeconds: values.LLM_DECK_SECONDS,
    ...(values.LLM_DECK_TOKENS === undefined ? {} : { deckTokens: values.LLM_DECK_TOKENS }),
    prices: values.LLM_PRICES,
    ...(values.IMAGE_MODEL === undefined ? {} : { imageModel: values.IMAGE_MODEL }),
  })
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return (
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  )
}
