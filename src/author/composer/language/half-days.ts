/** The source of a pattern of what follows a time counted to twelve; its group is the letter that tells the halves of the day apart. */
export const halfDaySource = '([AaPp])\\.?[Mm](?:\\.|(?![A-Za-z]))'

/** The hour of a day of 24, of one that is counted to twelve. */
export function hourOfDay(hour: number, half: string): number {
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
