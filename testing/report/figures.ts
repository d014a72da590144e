/** Numbers as people of a language read them. */
export interface Figures {
  number(value: number): string
  /** Of a share from 0 to 1, and never rounded up to 100 %. */
  percent(share: number): string
  /** Of a point in time, ISO 8601. */
  time(iso: string): string
}

/** Numbers for a language, BCP 47. */
export function figuresIn(language: string): Figures {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(Math.floor(share * 1000 + roundingError) / 1000),
    time: (iso) => time.format(new Date(iso)),
  }
}

/** 0.57 × 1000 is a little less than 570. */
const roundingError = 1e-6
