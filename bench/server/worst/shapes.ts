import { lists } from './lists.ts'
import { panel } from './panel.ts'
import { queries } from './queries.ts'
import { saves } from './saves.ts'
import type { Shape } from './shape.ts'

/** The largest that is allowed, and what is far beyond it. Those that write come last. */
export const shapes: readonly Shape[] = [...lists, ...queries, ...panel, ...saves]
