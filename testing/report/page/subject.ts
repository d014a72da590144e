import type { Chart } from '../../chart/chart.ts'
import type { MutationResult } from '../../mutate/result.ts'
import type { Figures } from '../figures.ts'
import type { Picture } from '../picture.ts'
import type { MachineResult, Rung } from '../results.ts'
import type { Say } from '../say.ts'

/** All that a part of the page needs to know of one machine. */
export interface Subject {
  result: MachineResult
  /** Where the machines were found; null: they are the package's own. */
  dir: string | null
  rung: Rung
  chart: Chart
  picture: Picture
  score: MutationResult | null
  say: Say
  figures: Figures
}
