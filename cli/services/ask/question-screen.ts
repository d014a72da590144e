import type { Terminal } from '../../kit/terminal.ts'
import type { ChoiceProps } from '../../screens/ChoiceScreen.tsx'

export type ShowChoice = (props: ChoiceProps) => Promise<string | null>

/**
 * What asks a person; null: there is nobody. Loaded before a config: what is imported after it passes
 * through the loader of its TypeScript, with its settings for JSX.
 */
export const questionScreen = async ({ isInteractive }: Terminal): Promise<ShowChoice | null> =>
  isInteractive ? (await import('../../screens/show-choice.tsx')).showChoice : null
