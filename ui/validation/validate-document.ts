import type { DocumentData } from '#contracts/documents'
import type { FieldProblem } from '#problems'
import type { Circumstances } from './circumstances.ts'
import { loadWords } from './words.ts'

/**
 * What the server would refuse in this document, as far as a browser can tell: the same paths and
 * the same sentences (VAL-1..7). What only the server can judge is left to it; so is everything
 * where the rules cannot be loaded, such as without a network.
 */
export async function validateDocument(
  values: DocumentData,
  circumstances: Circumstances,
): Promise<FieldProblem[]> {
  const loaded = await loadRules(circumstances.config.language).catch(() => null)
  if (loaded === null) return []
  const [{ problemsIn }, words] = loaded
  return problemsIn(values, circumstances, words)
}

/** Loads the rules ahead, so that the first save need not wait for them. */
export const prepareValidation = (language: string): void => {
  void loadRules(language).catch(() => null)
}

const rulesOf = new Map<string, Rules>()

/** Loaded once a language; what could not be loaded is tried again. */
function loadRules(language: string): Rules {
  const rules = rulesOf.get(language) ?? load(language)
  rulesOf.set(language, rules)
  rules.catch(() => rulesOf.delete(language))
  return rules
}

type Rules = ReturnType<typeof load>

const load = (language: string) => Promise.all([import('./problems-in.ts'), loadWords(language)])
