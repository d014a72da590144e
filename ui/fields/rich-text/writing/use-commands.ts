import type { RefObject } from 'react'
import { useMemo, useRef } from 'react'
import type { RichTextField } from '#contracts/fields'
import { useLanguage, useText } from '../../../kit/text.tsx'
import { siteCommandsOf } from '../features/site-commands.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import type { Insertions, TextCommand } from './commands.ts'
import { commandsOf } from './commands.ts'

interface Commands {
  commands: readonly TextCommand[]
  /** Given by the view: they are called when a command is chosen. */
  insertions: RefObject<Insertions | null>
}

/** What can be done to the text: the same commands while features and language are. */
export function useCommands({ features }: RichTextField, site: SiteFeatures): Commands {
  const text = useText()
  const language = useLanguage()
  const insertions = useRef<Insertions>(null)
  const commands = useMemo(
    () => [
      ...commandsOf(features, () => insertions.current!, text),
      ...siteCommandsOf(site, language),
    ],
    [features, text, site, language],
  )
  return { commands, insertions }
}
