import { expect, test } from 'vitest'
import { joinSentences } from '../../../ui/kit/sentences.ts'

test.each([
  ['en', ['It stopped.', 'Try again.'], 'It stopped. Try again.'],
  ['ko', ['중단되었습니다.', '다시 시도하세요.'], '중단되었습니다. 다시 시도하세요.'],
  [
    'ja',
    ['中断されました。', 'もう一度お試しください。'],
    '中断されました。もう一度お試しください。',
  ],
  ['zh-TW', ['已中斷。', '請再試一次。'], '已中斷。請再試一次。'],
  ['en', [false, 'Try again.', null, ''], 'Try again.'],
])('38 I18N-1 sentences follow one another as %s writes them', (language, said, joined) => {
  expect(joinSentences(said as string[], language)).toBe(joined)
})
