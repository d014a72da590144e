import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { loadTexts } from '../../../cli/kit/texts.ts'
import { ProgressScreen } from '../../../cli/screens/ProgressScreen.tsx'
import { createStage, secondsLeft } from '../../../cli/screens/progress.ts'

const text = await loadTexts({ LANG: 'en' })

/** A screen whose clock only moves when told to. */
function aScreen() {
  const clock = { now: 0 }
  const stage = createStage(() => clock.now)
  const { lastFrame, unmount } = render(<ProgressScreen stage={stage} text={text} />)
  return { clock, stage, shown: () => lastFrame() ?? '', unmount }
}

test('a line for each machine fills up with its arrows and says how long it will take', async () => {
  const { clock, stage, shown } = aScreen()
  stage.tell({ kind: 'planned', machine: 'session', of: 20 })
  stage.tell({ kind: 'planned', machine: 'theme', of: 10 })
  clock.now = 2000
  stage.tell({ kind: 'went', machine: 'session', done: 10, of: 20, filled: 0.5 })

  await expect.poll(shown).toContain('session ███████████████░░░░░░░░░░░░░░░  50 % 10/20')
  expect(shown()).toContain('theme   ░░░')
  expect(shown()).toContain('about 4 s left')
})

test('what fails is there as soon as it fails, and stays above', async () => {
  const { stage, shown } = aScreen()
  stage.tell({ kind: 'planned', machine: 'theme', of: 2 })
  stage.tell({ kind: 'found', machine: 'theme', lines: ['failed at deciding', '   1 user.go'] })
  stage.tell({ kind: 'went', machine: 'theme', done: 1, of: 2, filled: 0 })

  await expect
    .poll(shown)
    .toMatch(/^✕ theme: failed at deciding\n {3}1 user\.go\n[\s\S]*theme ░+ +0 % 1\/2 ✕1/)
})

test('a machine that is done says how it ended', async () => {
  const { stage, shown } = aScreen()
  stage.tell({ kind: 'planned', machine: 'theme', of: 1 })
  stage.tell({
    kind: 'ended',
    machine: 'theme',
    lines: ['● theme · 1 test', '  No test reaches b.'],
    isGood: true,
  })

  await expect.poll(shown).toBe('● theme · 1 test\n  No test reaches b.')
})

test('a long name is cut, so that 40 columns are enough', async () => {
  const { stage, shown } = aScreen()
  stage.tell({ kind: 'planned', machine: 'aMachineWithAVeryLongName', of: 1 })

  await expect.poll(shown).toContain('aMachineWit… ░')
})

test('nobody says how long it takes before anybody can know', () => {
  const stage = createStage(() => 0)
  expect(secondsLeft(stage.get())).toBe(null)
  stage.tell({ kind: 'planned', machine: 'theme', of: 0 })
  stage.tell({ kind: 'planned', machine: 'session', of: 4 })
  stage.tell({ kind: 'went', machine: 'session', done: 2, of: 4, filled: 1 })
  expect(secondsLeft(stage.get())).toBe(null)
})
