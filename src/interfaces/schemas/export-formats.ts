import { z } from 'zod'
import type { ExportFormat } from '../../presentations/export-format.ts'

const ordinary = ['link'] as const satisfies readonly ExportFormat[]

/**
 * The fields of a request for an export: `formats`, and the name that the other requests have for it.
 *
 * @param format one of those that the interface knows.
 */
export function exportFormatFields<Format extends z.ZodType<ExportFormat>>(format: Format) {
  const list = z.array(format).min(1)
  return {
    formats: list.optional().meta({ default: ordinary, description: 'The formats to produce.' }),
    export_formats: list.optional().meta({
      description: '`formats` by the name that it has where things are made. Give one of the two.',
    }),
  }
}

type FormatFields = { formats?: ExportFormat[]; export_formats?: ExportFormat[] }

/** Whether the two names say the same, as far as both are there; the order and repetitions say nothing. */
export function formatsAgree({ formats, export_formats: alias }: FormatFields): boolean {
  if (!Array.isArray(formats) || !Array.isArray(alias)) return true
  const [one, other] = [new Set<unknown>(formats), new Set<unknown>(alias)]
  return one.size === other.size && [...one].every((format) => other.has(format))
}

/** What a request in which they differ is answered with. */
export const formatsDiffer = {
  message: 'export_formats is another name of formats, and the two differ; give one of them',
  path: ['export_formats'],
  // Reported together with what is wrong elsewhere.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** The formats that a valid request asks for. */
export function askedFormats<Format extends ExportFormat>({
  formats,
  export_formats: alias,
}: {
  formats?: Format[]
  export_formats?: Format[]
}): readonly (Format | 'link')[] {
  return formats ?? alias ?? ordinary
}
