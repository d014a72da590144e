import type { FormEvent, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import {
  Button,
  Input,
  Notice,
  useConfig,
  usePageTitle,
  useRoutes,
  useWords,
} from 'stateroom-admin/ui'
import css from './TwoFactor.module.css'
import { words } from './words.ts'

/** What the server said last. */
type Stage =
  | { name: 'loading' }
  | { name: 'off' }
  | { name: 'confirming'; secret: string; uri: string }
  | { name: 'codes'; recoveryCodes: string[] }
  | { name: 'on'; codesLeft: number }

/** A screen to turn the second step of one's own sign-ins on and off. */
export function TwoFactor() {
  const text = useWords(words)
  const ask = useTwoFactor()
  const [stage, setStage] = useState<Stage>({ name: 'loading' })
  const [refusal, setRefusal] = useState<string | null>(null)
  usePageTitle(text.title)

  useEffect(() => {
    ask('').then(
      ({ isOn, codesLeft }) => setStage(isOn ? { name: 'on', codesLeft } : { name: 'off' }),
      ({ message }: Error) => setRefusal(message),
    )
  }, [ask])

  const act = (path: string, next: (answer: Answer) => Stage) => async (body: Body) => {
    setRefusal(null)
    try {
      setStage(next(await ask(path, body)))
    } catch (thrown) {
      setRefusal(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }

  return (
    <div className={css.root}>
      <h1>{text.title}</h1>
      {stage.name === 'off' && (
        <Form
          name="current-password"
          type="password"
          label={text.password}
          action={text.turnOn}
          onSubmit={act('', ({ secret, uri }) => ({ name: 'confirming', secret, uri }))}
        >
          {text.off}
        </Form>
      )}
      {stage.name === 'confirming' && (
        <Form
          name="code"
          label={text.code}
          action={text.confirm}
          onSubmit={act('/confirm', ({ recoveryCodes }) => ({ name: 'codes', recoveryCodes }))}
        >
          {text.addKey} <a href={stage.uri}>{text.openApp}</a>
          <code className={css.secret}>{stage.secret}</code>
        </Form>
      )}
      {stage.name === 'codes' && (
        <>
          <p>{text.keepCodes}</p>
          <ul className={css.codes}>
            {stage.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Button
            kind="primary"
            onClick={() => setStage({ name: 'on', codesLeft: stage.recoveryCodes.length })}
          >
            {text.done}
          </Button>
        </>
      )}
      {stage.name === 'on' && (
        <Form
          name="code"
          label={text.code}
          action={text.turnOff}
          onSubmit={act('/turn-off', () => ({ name: 'off' }))}
        >
          {text.on} {text.codesLeft} {stage.codesLeft}.
        </Form>
      )}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
    </div>
  )
}

interface FormProps {
  name: 'code' | 'current-password'
  type?: 'password'
  label: string
  action: string
  onSubmit: (body: Body) => Promise<void>
  children: ReactNode
}

/** One question, and what is done with the answer. */
function Form({ name, type, label, action, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as Body)
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <p>{children}</p>
      <label className={css.label} htmlFor={`two-factor-${name}`}>
        {label}
        <Input
          id={`two-factor-${name}`}
          name={name}
          type={type ?? 'text'}
          autoComplete={type ? 'current-password' : 'one-time-code'}
          required
        />
      </label>
      <Button type="submit" kind="primary">
        {action}
      </Button>
    </form>
  )
}

type Body = Record<string, string>

interface Answer {
  isOn: boolean
  codesLeft: number
  secret: string
  uri: string
  recoveryCodes: string[]
}

/** Asks the endpoints of the plugin; throws the server's sentence. */
function useTwoFactor() {
  const { user } = useConfig()
  const { api } = useRoutes()
  const base = `${api}/${user.collection}/two-factor`
  const [ask] = useState(() => async (path: string, body?: Body): Promise<Answer> => {
    const answer = await fetch(`${base}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    })
    const told = await answer.json()
    if (answer.ok) return told
    const [error] = told.errors ?? []
    throw new Error(error?.data?.errors?.[0]?.message ?? error?.message ?? answer.statusText)
  })
  return ask
}
