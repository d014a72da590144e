import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from './file-size.ts'

type DateAppearance = 'dayOnly' | 'dayAndTime' | 'timeOnly' | 'monthOnly'

/** Numbers and dates as people write them in the panel's language. */
export interface Formats {
  number(value: number): string
  fileSize(bytes: number): string
  date(value: Date, appearance: DateAppearance): string
  /** The time of day to the second. */
  clock(value: Date): string
  /** As short as it can be told apart: today only the time, this year without the year. */
  moment(value: Date, now?: Date): string
}

export function useFormats(): Formats {
  const { language } = useTranslation().i18n
  return useMemo(() => formatsIn(language), [language])
}

/** Making a format costs more than using it: one set for a whole page of cells. */
export function formatsIn(language: string): Formats {
  const number = new Intl.NumberFormat(language)
  const dates = {
    dayOnly: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
    dayAndTime: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    timeOnly: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
    monthOnly: new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }),
  } satisfies Record<DateAppearance, Intl.DateTimeFormat>
  const seconds = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })
  const thisYear = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: dates.timeOnly.resolvedOptions().hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
  })

  return {
    number: (value) => number.format(value),
    fileSize: (bytes) => fileSize(bytes, language),
    date: (value, appearance) => dates[appearance].format(value),
    clock: (value) => seconds.format(value),
    moment: (value, now = new Date()) => {
      if (value.toDateString() === now.toDateString()) return dates.timeOnly.format(value)
      return (value.getFullYear() === now.getFullYear() ? thisYear : dates.dayOnly).format(value)
    },
  }
}
