import { render } from 'ink-testing-library'
import { expect, test, vi } from 'vitest'
import { ChoiceScreen } from '../../../cli/screens/ChoiceScreen.tsx'

const choices = [
  { value: 'posts.headline', label: 'Renamed to posts.headline' },
  { value: ' ', label: 'Removed' },
  { value: null, label: 'Stop' },
]
const [up, down, enter, esc] = ['\u001B[A', '\u001B[B', '\r', '\u001B']

test('21.6 a question at the terminal shows its choices, the first one marked', () => {
  const screen = render(
    <ChoiceScreen
      question="What happened?"
      choices={choices}
      hint="Enter"
      onChoose={() => {}}
      onInterrupt={() => {}}
    />,
  )

  expect(screen.lastFrame()).toBe(
    ['What happened?', '› Renamed to posts.headline', '  Removed', '  Stop', 'Enter'].join('\n'),
  )
})

test.each([
  ['Enter', [enter], 'posts.headline'],
  ['down, Enter', [down, enter], ' '],
  ['up past the first, Enter', [up, enter], null],
  ['down past the last, Enter', [down, down, down, enter], 'posts.headline'],
  ['Escape', [down, esc], null],
])('21.6 %s chooses', async (_keys, keys, chosen) => {
  const onChoose = vi.fn()
  const screen = render(
    <ChoiceScreen
      question="What happened?"
      choices={choices}
      hint="Enter"
      onChoose={onChoose}
      onInterrupt={() => {}}
    />,
  )

  // Ink listens once it has drawn. The keys of somebody quick come before it draws again.
  await expect.poll(() => screen.stdin.listenerCount('readable')).toBeGreaterThan(0)
  for (const key of keys) screen.stdin.write(key)
  await expect.poll(() => onChoose).toHaveBeenCalledWith(chosen)
})

test('37.1.10 Ctrl-C is no answer: it ends the program', async () => {
  const [onChoose, onInterrupt] = [vi.fn(), vi.fn()]
  const screen = render(
    <ChoiceScreen
      question="What happened?"
      choices={choices}
      hint="Enter"
      onChoose={onChoose}
      onInterrupt={onInterrupt}
    />,
  )
  await expect.poll(() => screen.stdin.listenerCount('readable')).toBeGreaterThan(0)
  screen.stdin.write('\u0003')

  await expect.poll(() => onInterrupt).toHaveBeenCalledOnce()
  expect(onChoose).not.toHaveBeenCalled()
})
