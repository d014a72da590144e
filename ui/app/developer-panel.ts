import type { PageFacts } from '#contracts/page'

/** Shows the machines of the page, where somebody works on them: loading it is enough. */
export async function openDeveloperPanel({ developerPanel }: PageFacts): Promise<void> {
  if (developerPanel) await import('#developer')
}
