import { measureBudgets, printBudgets } from './budgets.ts'
import { buildAll } from './kit/build-parts.ts'

/** `npm run build`: makes `dist` anew. Fails when a screen has become too heavy. */
export async function main(): Promise<number> {
  await buildAll()

  const screens = measureBudgets()
  printBudgets(screens)
  return screens.some(({ state }) => state === 'over') ? 1 : 0
}
