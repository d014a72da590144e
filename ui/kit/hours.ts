import { keptChoice } from './kept-choice.ts'

/** How the hours of a day are counted; `auto`: as the reader's region does. */
export type Hours = 'auto' | '12' | '24'

export const hours = keptChoice<Hours>('hours', ['auto', '12', '24'])

export const hourCycles: Readonly<Record<Hours, Intl.DateTimeFormatOptions>> = {
  auto: {},
  12: { hourCycle: 'h12' },
  24: { hourCycle: 'h23' },
}
