import { z } from 'zod'
import { cleanText, codePointLength } from '../../presentations/clean-text.ts'

/** A character that a reader sees: no white space, control or format character, or other invisible one (UAX #44). */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/**
 * A string field. It is cleaned first, then measured in code points; text of nothing but white space and invisible
 * characters is too short for a field with a minimum.
 */
export function textSchema(limits: { minimum?: number; maximum?: number } = {}) {
  const { minimum = 0, maximum } = limits
  return z
    .string()
    .overwrite(cleanText)
    .check((context) => {
      const length = codePointLength(context.value)
      if (minimum > 0 && (length < minimum || !visible.test(context.value)))
        context.issues.push({
          code: 'custom',
          input: context.value,
          params: { type: 'string_too_short' },
          message: `String should have at least ${minimum} character${minimum === 1 ? '' : 's'} other than white space`,
        })
      if (maximum !== undefined && length > maximum)
        context.issues.push({
          code: 'custom',
          input: context.value,
          params: { type: 'string_too_long' },
          message: `String should have at most ${maximum} characters`,
        })
    })
    .meta({
      ...(minimum > 0 ? { minLength: minimum } : {}),
      ...(maximum === undefined ? {} : { maxLength: maximum }),
    })
}
