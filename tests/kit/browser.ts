import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { unpackedChromium } from './unpacked-chromium.ts'

/** A browser that was seen to open a page. */
export interface FoundBrowser {
  /** Where it comes from, for people. */
  source: string
  executablePath: string
  /** What has to be in its environment. */
  env: Record<string, string>
}

type Environment = Record<string, string | undefined>
type Candidate = () => Promise<FoundBrowser>

/** The first browser that opens a page: one that was named, Playwright's, an installed one, ours. */
export async function findBrowser(
  environment: Environment = process.env,
  playwrightsOwn = chromium.executablePath(),
  packaged = fromPackage,
): Promise<FoundBrowser> {
  const tried: string[] = []
  for (const candidate of candidatesIn(environment, playwrightsOwn, packaged)) {
    const browser = await candidate()
    const complaint = await complaintAbout(browser)
    if (!complaint) return browser
    tried.push(`${browser.source} (${browser.executablePath}): ${complaint}`)
  }
  throw new Error(
    [
      'No browser was found, so nothing was tested in one.',
      'Install Chromium, Chrome or Edge, or name one in STATEROOM_BROWSER.',
      ...tried.map((attempt) => `Tried ${attempt}`),
    ].join('\n'),
  )
}

const handedOver = 'STATEROOM_FOUND_BROWSER'

/** The same, looked for once and then known to every process that this one starts. */
export async function sharedBrowser(): Promise<FoundBrowser> {
  const known = process.env[handedOver]
  if (known) return JSON.parse(known)
  const browser = await findBrowser()
  process.env[handedOver] = JSON.stringify(browser)
  return browser
}

/** Opens an empty page in it; the reason when that does not work. */
async function complaintAbout({ executablePath, env }: FoundBrowser): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
    const page = await browser.newPage()
    await page.setContent('<p>Here</p>')
    await browser.close()
    return undefined
  } catch (error) {
    return String(error).split('\n', 1)[0]
  }
}

/** This process's environment with what the browser needs. */
export const launchEnvironment = (env: Record<string, string>) =>
  ({
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined)),
    ...env,
  }) as Record<string, string>

function* candidatesIn(
  environment: Environment,
  playwrightsOwn: string,
  packaged: Candidate,
): Generator<Candidate> {
  for (const name of ['STATEROOM_BROWSER', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']) {
    const path = environment[name]
    if (path) yield at(name, path)
  }
  if (existsSync(playwrightsOwn)) yield at('Playwright', playwrightsOwn)
  for (const path of installedIn(environment)) yield at('installed', path)
  if (process.platform === 'linux') yield packaged
}

const at = (source: string, executablePath: string): Candidate => {
  return async () => ({ source, executablePath, env: {} })
}

async function fromPackage(): Promise<FoundBrowser> {
  const { executablePath, libraries } = await unpackedChromium()
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  return { source: '@sparticuz/chromium', executablePath, env: { LD_LIBRARY_PATH: path } }
}

/** Where the usual browsers are, on the three systems. */
function installedIn(environment: Environment): string[] {
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((command) => join(folder, command)))
  const programs = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)']].flatMap((folder) =>
    folder ? windowsPrograms.map((program) => join(folder, program)) : [],
  )
  return [...onPath, ...macApps, ...programs].filter((path) => existsSync(path))
}

/** The shell without windows comes first: it does the same at half the work. */
const commands = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
]

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
)

const windowsPrograms = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]
