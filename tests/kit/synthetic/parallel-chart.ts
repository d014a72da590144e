import type { AnyStateMachine } from 'xstate'
import { createMachine } from 'xstate'

/** As many switches beside each other, each with an event of its own. */
export const parallelChart = (regions: number): AnyStateMachine =>
  createMachine({
    id: `${regions} regions`,
    type: 'parallel',
    states: Object.fromEntries(
      Array.from({ length: regions }, (_, index) => [
        `r${index}`,
        {
          initial: 'off',
          states: {
            off: { on: { [`event.${index}`]: 'on' } },
            on: { on: { [`event.${index}`]: 'off' } },
          },
        },
      ]),
    ),
  })
