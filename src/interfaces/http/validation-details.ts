import type { z } from 'zod'

/** One entry of a 422 body, in the form and vocabulary of pydantic 2. */
export interface ValidationDetail {
  loc: (string | number)[]
  msg: string
  type: string
}

export type RequestPart = 'body' | 'path' | 'query' | 'header'

type Issue = z.core.$ZodIssue

/** What stands in the input at a path, or undefined. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

const typeMessages: Readonly<Record<string, { type: string; msg: string }>> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  number: { type: 'int_type', msg: 'Input should be a valid integer' },
  int: { type: 'int_type', msg: 'Input should be a valid integer' },
  boolean: { type: 'bool_type', msg: 'Input should be a valid boolean' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  object: {
    type: 'model_attributes_type',
    msg: 'Input should be a valid dictionary or object to extract fields from',
  },
}

function counted(count: number | bigint, unit: string): string {
  return `${count} ${unit}${Number(count) === 1 ? '' : 's'}`
}

/** "'link', 'pdf' or 'ppt'" */
function alternatives(values: readonly unknown[]): string {
  const quoted = values.map((value) => `'${String(value)}'`)
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}

function describeIssue(issue: Issue, value: unknown): { type: string; msg: string } {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessages[issue.expected] ?? { type: 'value_error', msg: issue.message }
    case 'invalid_value':
      return { type: 'enum', msg: `Input should be ${alternatives(issue.values)}` }
    case 'too_small':
      if (issue.origin === 'array')
        return {
          type: 'too_short',
          msg: `List should have at least ${counted(issue.minimum, 'item')} after validation, not ${(value as unknown[]).length}`,
        }
      if (issue.origin === 'string')
        return {
          type: 'string_too_short',
          msg: `String should have at least ${counted(issue.minimum, 'character')}`,
        }
      return {
        type: 'greater_than_equal',
        msg: `Input should be greater than or equal to ${issue.minimum}`,
      }
    case 'too_big':
      if (issue.origin === 'array')
        return {
          type: 'too_long',
          msg: `List should have at most ${counted(issue.maximum, 'item')} after validation, not ${(value as unknown[]).length}`,
        }
      if (issue.origin === 'string')
        return {
          type: 'string_too_long',
          msg: `String should have at most ${counted(issue.maximum, 'character')}`,
        }
      return {
        type: 'less_than_equal',
        msg: `Input should be less than or equal to ${issue.maximum}`,
      }
    case 'custom': {
      const type: unknown = issue.params?.type
      return typeof type === 'string'
        ? { type, msg: issue.message }
        : { type: 'value_error', msg: `Value error, ${issue.message}` }
    }
    default:
      return { type: 'value_error', msg: `Value error, ${issue.message}` }
  }
}

/**
 * The entries of a 422 body for what a schema found wrong in a part of the request. An absent field is `missing`,
 * whatever was expected there; of several findings of one type at one place the first stays.
 */
export function validationDetails(
  part: RequestPart,
  issues: readonly Issue[],
  input: unknown,
): ValidationDetail[] {
  const details = new Map<string, ValidationDetail>()
  for (const issue of issues) {
    const value = valueAt(input, issue.path)
    // JSON knows no undefined: such a value is absent. A body of null is no body.
    const missing =
      issue.code !== 'custom' &&
      (value === undefined || (issue.path.length === 0 && value === null))
    const { type, msg } = missing
      ? { type: 'missing', msg: 'Field required' }
      : describeIssue(issue, value)
    const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))
    const detail: ValidationDetail = { loc: [part, ...path], msg, type }
    const key = JSON.stringify([detail.loc, type])
    if (!details.has(key)) details.set(key, detail)
  }
  return [...details.values()]
}
