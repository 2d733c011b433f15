const whole = new Intl.NumberFormat('en')

/** A number as it is read: "9,240", and below zero with a real minus sign. */
export function numberInWords(value: number): string {
  return whole.format(value).replace('-', '−')
}

const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** A size as it is read, in steps of 1,024, as `megabyte` is: "12 MB". */
export function sizeInWords(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1_024 && unit < units.length - 1) {
    size /= 1_024
    unit += 1
  }
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`
}
