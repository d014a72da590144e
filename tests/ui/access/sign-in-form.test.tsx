import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AuthConfig } from '#contracts/admin-config'
import type { ProblemData } from '#problems'
import { startTexts } from '../../../ui/app/texts.ts'
import { TextsProvider } from '../../../ui/kit/text.tsx'
import { SignInForm } from '../../../ui/views/access/SignInForm.tsx'

let texts: Awaited<ReturnType<typeof startTexts>>
beforeAll(async () => {
  texts = await startTexts('en')
})

const refusedWith = (loginWith: AuthConfig['loginWith'], code: ProblemData['code']) =>
  renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <SignInForm
        auth={{ collection: 'users', loginWith, requireEmail: true, requireUsername: true }}
        isBusy={false}
        problem={{ code, details: {} }}
        onSubmit={() => undefined}
      />
    </TextsProvider>,
  )

describe('NAV-9 a refused sign-in names what was asked for', () => {
  test.each([
    ['email', 'Incorrect email or password.'],
    ['username', 'Incorrect username or password.'],
    ['emailOrUsername', 'Incorrect email, username or password.'],
  ] as const)('%s', (loginWith, sentence) => {
    expect(refusedWith(loginWith, 'session.wrongCredentials')).toContain(`${sentence}<`)
  })
})

test('NAV-9 another refusal says its own reason', () => {
  const reason = 'This account is locked after too many failed attempts.'
  expect(refusedWith('username', 'session.locked')).toContain(reason)
})
