import { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { AnyActorRef } from 'xstate'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AdminConfig } from '#contracts/admin-config'
import type { AnsweredQuestion } from '#contracts/first-questions'
import { menuIn } from '#contracts/first-questions'
import type { PageFacts } from '#contracts/page'
import type { NavigationPreferences, Place } from '#machines/navigation'
import { navigationMachine } from '#machines/navigation'
import { sessionMachine } from '#machines/session'
import { sessionRenewalMachine } from '#machines/session-renewal'
import { themeMachine } from '#machines/theme'
import { createFiles } from '../client/files.ts'
import type { JournalStore } from '../client/journal.ts'
import { createLastSaves } from '../client/last-saves.ts'
import { answersKey } from '../kit/answers-key.ts'
import { adminConfigKey } from '../kit/config.ts'
import type { Panel } from '../kit/panel.ts'
import { ownLocale } from './own-locale.ts'
import { createTexts, loadTexts } from './texts.ts'
import { visitorOf } from './visitor-of.ts'

/** A visit, as the server knows it. */
export interface Visit {
  facts: PageFacts
  config: AdminConfig
  place: Place
  answers: readonly AnsweredQuestion[]
  withRecords: boolean
}

/**
 * The panel as it is in a page before anything has happened: the same machines in the same states,
 * and nothing that could ask, keep or hear.
 */
export async function stillPanel(visit: Visit): Promise<{ panel: Panel; end: () => void }> {
  const { answers, config, facts, place, withRecords } = visit
  const texts = await textsIn(facts.language, withRecords)
  const queries = new QueryClient()
  queries.setQueryData(adminConfigKey, config)
  queries.setQueryData(answersKey, answers)

  const navigation = createActor(navigationMachine, {
    input: { place, locale: ownLocale(config), isNarrow: facts.drawn?.isNarrow === true },
  }).start()
  const menu = menuIn<NavigationPreferences>(answers)
  if (menu !== undefined) navigation.send({ type: 'server.preferencesRead', preferences: menu })
  const session = createActor(
    sessionMachine.provide({
      actors: { recognise: fromPromise(async () => visitorOf(config)) },
    }),
  ).start()
  await waitFor(session, (state) => !state.matches('recognising'))
  const renewal = createActor(sessionRenewalMachine).start()
  const { defaultTheme: byDefault = 'light', theme: allowed } = facts
  const theme = createActor(themeMachine, { input: { allowed, byDefault, remembered: null } })

  const started: readonly AnyActorRef[] = [navigation, session, renewal]
  return {
    panel: {
      boot: facts,
      http: never,
      files: createFiles(),
      journal: nothingKept,
      lastSaves: createLastSaves(),
      shownLists: new Map(),
      live: { watch: () => ({ show: () => {}, stop: () => {} }) },
      queries,
      texts,
      session,
      renewal,
      navigation,
      theme: theme.start(),
    },
    end: () => {
      for (const actor of started) actor.stop()
      queries.clear()
    },
  }
}

/** The texts of a language are the same in every page. */
const known = new Map<string, Promise<i18n>>()

function textsIn(language: string, withRecords: boolean): Promise<i18n> {
  const name = `${language} ${withRecords}`
  const texts = known.get(name) ?? loaded(language, withRecords)
  known.set(name, texts)
  return texts
}

async function loaded(language: string, withRecords: boolean): Promise<i18n> {
  const texts = createTexts()
  await loadTexts(texts, { language, withRecords })
  return texts
}

const never = () => new Promise<never>(() => {})

const nothingKept: JournalStore = {
  keep: never,
  forget: never,
  find: never,
  findOver: never,
  documentsOf: never,
  forgetAllOf: never,
  left: never,
  holdOpen: () => {},
}
