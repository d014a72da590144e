import { keptChoice } from '../kit/kept-choice.ts'

/** Those that do something by themselves, where nobody writes. */
export const keysAlone = ['?', '/', 'j', 'k', 'x', 'e']

/** Whether they do: who speaks to the computer may say them by chance. */
export const singleKeys = keptChoice('single-keys', ['on', 'off'])
