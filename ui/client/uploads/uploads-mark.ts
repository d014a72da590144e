import { attempt } from '../attempt.ts'

/** Whether somebody has ever uploaded in this browser: only then is there anything to look for. */
const keyOf = (keeper: string): string => `stateroom-uploads-${keeper}`

export const hasUploadsMark = (keeper: string): boolean =>
  attempt(() => localStorage.getItem(keyOf(keeper)) !== null) ?? false

export const setUploadsMark = (keeper: string): void => {
  attempt(() => localStorage.setItem(keyOf(keeper), '1'))
}

export const forgetUploadsMark = (keeper: string): void => {
  attempt(() => localStorage.removeItem(keyOf(keeper)))
}
