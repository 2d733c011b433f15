import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfig } from '../src/config.ts'

const mailServerSentence =
  'SMTP_URL must be an address such as smtps://user:password@mail.example.com?from=slides@example.com.'

/** The sentence with which a setting is refused. */
function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
  throw new Error('It was not refused.')
}

describe('readConfig', () => {
  it('takes on work for the threads that may start, not for those that were asked for', () => {
    const { workerThreads, jobConcurrency } = readConfig({ WORKER_THREADS: '64' })
    expect(workerThreads).toBe(Math.min(64, Math.max(2, availableParallelism())))
    expect(jobConcurrency).toBe(workerThreads * 2)
  })

  it('works without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDirectory: './data',
      databaseUrl: undefined,
      signupCredits: 10_000,
      rateLimitPerMinute: 600,
      prices: {
        classicSlide: 10,
        furtherVariant: 5,
        creativeVariant: 20,
        transcript: 2,
        editedSlide: 10,
      },
      retentionDaysExports: 30,
      retentionDaysUploads: 30,
      a2aExportWaitSeconds: 180,
      uploadQuotaBytes: 1_048_576_000,
      trustProxy: false,
      warmUp: true,
      logLevel: 'info',
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SECRET: '' })).toEqual(readConfig({}))
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })

  it('names the port in the public address', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  it('takes the origins whose pages may frame share pages, each once', () => {
    const given = 'https://www.example.com, http://localhost:8080/,https://WWW.example.com'
    expect(readConfig({ EMBED_ORIGINS: given }).embedOrigins).toEqual([
      'https://www.example.com',
      'http://localhost:8080',
    ])
    expect(readConfig({}).embedOrigins).toEqual([])
  })

  it.each([
    '*',
    'example.com',
    'https://example.com/path',
    'https://a.example,',
    'https://a;img-src',
  ])('refuses EMBED_ORIGINS=%s', (value) => {
    expect(refusal({ EMBED_ORIGINS: value })).toBe(
      'EMBED_ORIGINS must be http or https origins without a path, with commas between, such as https://www.example.com,https://intranet.example.com.',
    )
  })

  it('drops the slash after a public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://slides.example.com/' }).publicUrl).toBe(
      'https://slides.example.com',
    )
  })

  it.each(['open', 'invite', 'closed'] as const)('takes SIGNUP=%s', (mode) => {
    expect(readConfig({ SIGNUP: mode }).signup).toBe(mode)
  })

  it('leaves it open who may sign up, and sends no mail', () => {
    expect(readConfig({})).toMatchObject({ signup: undefined, smtpUrl: undefined })
  })

  it.each([
    'smtp://localhost:1025',
    'smtps://ada%40example.com:p%3Ass@mail.example.com:465?from=x@example.com',
  ])('takes SMTP_URL=%s', (address) => {
    expect(readConfig({ SMTP_URL: address }).smtpUrl).toBe(address)
  })

  it('has tokens cost credits where a credit has a price', () => {
    const set = { LLM_PRICES: '*=1/8', LLM_DECK_TOKENS: '200000', LLM_BASE_URL: 'http://localhost' }
    expect(readConfig(set).prices.tokens).toBeUndefined()
    const { tokens } = readConfig({ ...set, LLM_CREDIT_PRICE: '0.01' }).prices
    expect(tokens?.creditPrice).toBe(0.01)
    expect(tokens?.mostForWords(undefined)).toBe(1.6)
    expect(tokens?.mostForPictures).toBe(0)
    const needs =
      'LLM_CREDIT_PRICE needs LLM_PRICES, which says what tokens cost, and LLM_DECK_TOKENS, which says how many may have to be paid for.'
    for (const name of ['LLM_PRICES', 'LLM_DECK_TOKENS'])
      expect(refusal({ ...set, LLM_CREDIT_PRICE: '0.01', [name]: '' })).toBe(needs)
    expect(refusal({ ...set, LLM_CREDIT_PRICE: '0' })).toBe(
      'LLM_CREDIT_PRICE must be what one credit is worth in the currency of LLM_PRICES, such as 0.01.',
    )
  })

  it('reads each price', () => {
    const prices = {
      PRICE_CLASSIC_SLIDE: '1',
      PRICE_FURTHER_VARIANT: '0',
      PRICE_CREATIVE_VARIANT: '3',
      PRICE_TRANSCRIPT: '4',
      PRICE_EDITED_SLIDE: '5',
    }
    expect(readConfig(prices).prices).toEqual({
      classicSlide: 1,
      furtherVariant: 0,
      creativeVariant: 3,
      transcript: 4,
      editedSlide: 5,
    })
  })

  it.each(['true', 'TRUE', '1', 'yes', 'on'])('takes TRUST_PROXY=%s for yes', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(true)
  })

  it.each(['false', '0', 'no', 'off'])('takes TRUST_PROXY=%s for no', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(false)
  })

  it.each([
    { LLM_MODEL: 'openai/gpt-6-luna' },
    { LLM_MODEL: 'xai/grok-4.7' },
    { LLM_MODEL: 'our-own', LLM_BASE_URL: 'http://localhost:8000/v1' },
  ])('takes the model of %j', (environment) => {
    expect(readConfig(environment).models.defaultModel).toBe(environment.LLM_MODEL)
  })

  it.each([
    { IMAGE_MODEL: 'openai/gpt-image-1', OPENAI_API_KEY: 'key' },
    { IMAGE_MODEL: 'painter', LLM_BASE_URL: 'http://localhost:8000/v1' },
  ])('takes the image model of %j', (environment) => {
    expect(readConfig(environment).models.imageModel).toBe(environment.IMAGE_MODEL)
  })

  it('says what an image model needs', () => {
    expect(refusal({ IMAGE_MODEL: 'openai/gpt-image-1' })).toMatch(/with the key of that vendor/)
  })

  it('searches no web images unless sources are named', () => {
    expect(readConfig({}).webImages.sources).toEqual([])
    expect(
      readConfig({ WEB_IMAGES: 'openverse, pexels', PEXELS_API_KEY: 'key' }).webImages,
    ).toEqual({ sources: ['openverse', 'pexels'], keys: { pexels: 'key' } })
  })

  it.each([
    ['bing', 'WEB_IMAGES must be some of openverse, pexels, unsplash, with commas between.'],
    ['unsplash', 'WEB_IMAGES names unsplash, which needs UNSPLASH_ACCESS_KEY.'],
  ])('refuses web images of %s', (sources, sentence) => {
    expect(refusal({ WEB_IMAGES: sources })).toBe(sentence)
  })

  it('names the models that it knows beside one that it does not', () => {
    expect(refusal({ LLM_MODEL: 'openai/gpt-5' })).toMatch(
      /^LLM_MODEL must be one of openai\/gpt-6-astra, .*, alibaba\/qwen3\.8-max unless LLM_BASE_URL names a server that knows another\.$/,
    )
  })

  it.each([
    [
      'LLM_BASE_URL',
      'localhost:8000',
      'LLM_BASE_URL must be an http or https address such as http://localhost:8000/v1.',
    ],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535.'],
    [
      'PUBLIC_URL',
      'slides.example.com',
      'PUBLIC_URL must be an http or https origin without a path, such as https://slides.example.com.',
    ],
    [
      'PUBLIC_URL',
      'https://example.com/slides',
      'PUBLIC_URL must be an http or https origin without a path, such as https://slides.example.com.',
    ],
    [
      'DATABASE_URL',
      'mysql://localhost/slides',
      'DATABASE_URL must be a Postgres address such as postgres://user:password@host:5432/database.',
    ],
    ['SECRET', 'short', 'SECRET must have at least 16 characters.'],
    [
      'BOOTSTRAP_API_KEY',
      'my-key',
      'BOOTSTRAP_API_KEY must be "sk_" followed by 16 to 200 letters, digits, "_" or "-".',
    ],
    [
      'STORAGE_URL',
      's3://bucket',
      'STORAGE_URL names an S3 bucket, which this version cannot use yet; remove it, and files are kept in DATA_DIR.',
    ],
    ['PRICE_CLASSIC_SLIDE', '1.5', 'PRICE_CLASSIC_SLIDE must be a whole number from 0 to 100000.'],
    [
      'RETENTION_DAYS_EXPORTS',
      '0',
      'RETENTION_DAYS_EXPORTS must be a whole number from 1 to 36500.',
    ],
    ['SIGNUP', 'everybody', 'SIGNUP must be one of open, invite, closed.'],
    ['SMTP_URL', 'mail.example.com:465', mailServerSentence],
    ['SMTP_URL', 'https://mail.example.com', mailServerSentence],
    ['SMTP_URL', 'smtp://', mailServerSentence],
    ['SIGNUP_CREDITS', '-1', 'SIGNUP_CREDITS must be a whole number from 0 to 1000000000.'],
    [
      'RATE_LIMIT_PER_MINUTE',
      '1.5',
      'RATE_LIMIT_PER_MINUTE must be a whole number from 0 to 1000000.',
    ],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true or false.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
    ['WORKER_THREADS', '0', 'WORKER_THREADS must be a whole number from 1 to 64.'],
    ['JOB_CONCURRENCY', 'many', 'JOB_CONCURRENCY must be a whole number from 1 to 256.'],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toBe(sentence)
  })
})
