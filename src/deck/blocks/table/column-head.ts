import type { TableColumn } from './schema.ts'

/** What stands over a column: its name, and what its values are counted in behind it ("Costs (€ thousand)"). */
export function columnHead({ name, unit }: Pick<TableColumn, 'name' | 'unit'>): string {
  return name === '' ? (unit ?? '') : `${name}${behindName(name, unit)}`
}

/** The unit as it stands behind a name, in brackets of the name's script; empty without one. */
export function behindName(name: string, unit: string | undefined): string {
  if (!unit) return ''
  const wide = /[\u3000-\u9fff\uff00-\uffef]$/u.test(name)
  return wide ? `（${unit}）` : ` (${unit})`
}
