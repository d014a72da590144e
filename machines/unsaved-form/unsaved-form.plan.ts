import type { Plan } from '#testing'
import { laws } from './unsaved-form.laws.ts'
import { unsavedFormMachine } from './unsaved-form.machine.ts'

export const plan: Plan<typeof unsavedFormMachine> = {
  machine: unsavedFormMachine,
  laws,
}
