import type { Text } from '../../../kit/text.tsx'
import type { TextCommand } from '../writing/commands.ts'

/** Commands under one heading; null: by how well they fit, whatever they are. */
interface Section {
  name: string | null
  commands: TextCommand[]
}

/** All that is offered, under its headings; what was looked for stays in its order. */
export function sectionsOf(
  commands: readonly TextCommand[],
  query: string,
  text: Text,
): readonly Section[] {
  if (query !== '') return [{ name: null, commands: [...commands] }]
  const nameOf = ({ group, section }: TextCommand) =>
    section ?? text(group === 'block' ? 'richText.slash.text' : 'richText.insert')
  const names = new Set(commands.map(nameOf))
  return [...names].map((name) => ({
    name,
    commands: commands.filter((command) => nameOf(command) === name),
  }))
}
