import { isUnit, isUnitInAnyCase } from '../language/figure-phrases.ts'
import type { Figure } from '../language/figures.ts'
import { isTimePoint } from './time-axis.ts'

type Unit = Pick<Figure, 'prefix' | 'suffix'>

/**
 * A head that is a sign and no more ("£", "%") gives the unit; "Q3 2025 ($M)" is the name "Q3 2025" in the unit `$` … `M`,
 * "gas_kwh" the name "gas" in `kwh`.
 */
export function unitOfHeading(heading: string): { name: string; unit: Unit } | undefined {
  const isSign = /^(?:\p{Sc}|%)/u.test(heading) && isUnit(heading)
  const joined = /^(.*[^\s_])[_\s]+([^_\s()]{2,6})$/u.exec(heading)
  const match =
    (isSign ? [heading, heading, heading] : null) ??
    /^(.*\S)\s*[([（]\s*([^()[\]（）]{1,14})\s*[)\]）]$/u.exec(heading) ??
    (isUnitInAnyCase(joined?.[2] ?? '') ? joined : null)
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { name: match[1], unit: readUnit(match[2]) }
}

/** A written unit as it stands around a number: `€` and `m` of "€ m". */
export function readUnit(written: string): Unit {
  const currency = /^(\p{Sc}|[A-Z]{0,2}\$)\s*(.*)$/u.exec(written)
  if (currency !== null) {
    const [, prefix = '', counted = ''] = currency
    // Signs stand right at their number (€5m), words do not (€5 thousand).
    return { prefix, suffix: /^\p{L}{3}/u.test(counted) ? ` ${counted}` : counted }
  }
  const suffix = written.trim()
  const isTight = /^(?:[%‰°KkMmBbTt]|\p{Script=Han}+)$/u.test(suffix)
  return { prefix: '', suffix: isTight ? suffix : ` ${suffix}` }
}

/** "Plant (€ m)", "Plant, $M" and "Plant in tonnes" give the unit of all columns. */
export function unitOfCorner(corner: string): Unit | undefined {
  const set = /(?:,\s|\s(?:in|en|em|v|w|i)\s|\s?[([（])([^()[\]（）,]{1,14})[)\]）]?$/u.exec(
    corner,
  )?.[1]
  return set === undefined || !isUnit(set) ? undefined : readUnit(set)
}

/** Names of rows that all end with one unit ("Licences (€k)", "Training (€k)"): the names without it, and the unit. */
export function sharedUnit(names: readonly string[]): { names: string[]; unit: Unit } | undefined {
  const read = names.map(unitOfHeading).filter((one) => one !== undefined)
  const [first] = read
  const written = new Set(
    names.map((name) => /[([（]\s*([^()[\]（）]*?)\s*[)\]）]$/u.exec(name)?.[1]),
  )
  const [unit] = written
  if (first === undefined || read.length < names.length || written.size > 1) return undefined
  return unit !== undefined && isUnit(unit)
    ? { names: read.map((one) => one.name), unit: first.unit }
    : undefined
}

/** Whether the names of rows give them units of their own ("Noise, dB", "Fee, €"): they are no categories of one measure. */
export function haveUnlikeUnits(names: readonly string[]): boolean {
  const units = names.map((name) => {
    const after = /[,，、(（]\s*([^,，、()（）]{1,30})[)）]?$/u.exec(name)?.[1] ?? ''
    return isUnit(after.split(/\s/u)[0] ?? '') ? after : ''
  })
  return units.some((unit) => unit !== '') && new Set(units).size > 1
}

/** A column's name that gives a measure at a point in time ("gas_2024_kwh": "gas", "2024"); undefined for any other. */
export function measureOf(heading: string): { measure: string; point: string } | undefined {
  const { name } = unitOfHeading(heading) ?? { name: heading }
  const words = name.split(/[\s_]+/u)
  const points = words.filter(isTimePoint)
  const [point] = points
  return point === undefined || points.length > 1 || words.length === 1 || isTimePoint(name)
    ? undefined
    : {
        measure: words
          .filter((word) => word !== point)
          .join(' ')
          .toLowerCase(),
        point,
      }
}
