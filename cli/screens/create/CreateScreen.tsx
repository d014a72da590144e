import { Box, Text, useInput } from 'ink'
import { useMemo, useReducer, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Texts } from '../../kit/texts.ts'
import { problemLine } from '../../lines/problem.ts'
import type { createMachine } from '../../machines/create/index.ts'
import { templates } from '../../machines/create/index.ts'
import type { Create } from './entry.ts'
import { createEntry } from './entry.ts'

type Snapshot = SnapshotFrom<typeof createMachine>

/** The wizard: what is answered, the question that is open, and what is wrong with an answer. */
export function CreateScreen({ create, text }: { create: Create; text: Texts }) {
  const snapshot = useSyncExternalStore(
    (onChange) => create.subscribe(onChange).unsubscribe,
    () => create.getSnapshot(),
  )
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const entry = useMemo(() => createEntry(create, redraw), [create])
  useInput(entry.press)
  const { problem } = snapshot.context
  const hint = hintOf(snapshot)

  return (
    <Box flexDirection="column">
      <Text bold color="cyan">
        {text('cli.create.title')}
      </Text>
      <Answered snapshot={snapshot} text={text} />
      <Question snapshot={snapshot} entered={entry.read()} text={text} />
      {problem && <Text color="red">{problemLine(problem, text)}</Text>}
      {hint && <Text dimColor>{text(`cli.create.hint.${hint}`)}</Text>}
    </Box>
  )
}

interface PartProps {
  snapshot: Snapshot
  text: Texts
}

function Answered({ snapshot, text }: PartProps) {
  const { answers, given } = snapshot.context
  if (snapshot.value === 'canceled') return null
  const isPast = (...states: Snapshot['value'][]) => !states.includes(snapshot.value)
  const rows = [
    isPast('folder') && [text('cli.create.folder'), answers.folder],
    (given.template || isPast('folder', 'checking', 'template')) && [
      text('cli.create.templateLabel'),
      answers.template,
    ],
    (given.languages || isPast('folder', 'checking', 'template', 'languages')) && [
      text('cli.create.languagesLabel'),
      answers.languages.join(', '),
    ],
  ]
  return rows.map(
    (row) =>
      row && (
        <Text key={row[0]}>
          <Text dimColor>{row[0]}</Text> {row[1]}
        </Text>
      ),
  )
}

function Question({ entered, snapshot, text }: PartProps & { entered: string }) {
  switch (snapshot.value) {
    case 'folder':
      return <Line label={text('cli.create.folder')} value={entered} />
    case 'template':
      return (
        <Box flexDirection="column">
          <Text bold>{text('cli.create.templateLabel')}</Text>
          {templates.map((template) => (
            <Text key={template} {...(template === entered && { color: 'cyan' })}>
              {template === entered ? '› ' : '  '}
              {template} <Text dimColor>{text(`cli.create.template.${template}`)}</Text>
            </Text>
          ))}
        </Box>
      )
    case 'languages':
      return (
        <>
          <Line label={text('cli.create.languagesLabel')} value={entered} />
          <Text dimColor>{text('cli.create.languagesHelp')}</Text>
        </>
      )
    case 'checking':
      return <Text>{text('cli.create.checking')}</Text>
    case 'writing':
      return <Text>{text('cli.create.writing')}</Text>
    default:
      return null
  }
}

/** A line to type in, with its caret. */
const Line = ({ label, value }: { label: string; value: string }) => (
  <Text>
    <Text bold>{label}</Text> {value}
    <Text inverse> </Text>
  </Text>
)

function hintOf({ value }: Snapshot): 'text' | 'choice' | 'review' | 'failed' | null {
  if (value === 'folder' || value === 'languages') return 'text'
  if (value === 'template') return 'choice'
  return value === 'review' || value === 'failed' ? value : null
}
