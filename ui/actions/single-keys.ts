import { keptChoice } from '../kit/kept-choice.ts'

/** Whether `?` and `/` do something by themselves: who speaks to the computer may say them by chance. */
export const singleKeys = keptChoice('single-keys', ['on', 'off'])
