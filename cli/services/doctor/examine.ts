import { readEnvironment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { findConfig } from '../site/config-path.ts'
import { examineProject } from './examine-project.ts'
import { examineSite } from './examine-site.ts'
import type { Finding } from './finding.ts'
import { lookAtBrowser } from './look-at-browser.ts'
import { lookAtPackages } from './look-at-packages.ts'
import { lookAtDisk, lookAtFolder, lookAtPort } from './look-at-place.ts'

interface Asked {
  config?: string
  /** Whether it can be deployed as it is here. */
  deploy?: true
}

/** One look at everything that keeps a site from starting or working. It changes nothing. */
export async function examine(terminal: Terminal, asked: Asked): Promise<Finding[]> {
  const { host, path } = await findConfig(terminal, asked.config)
  const isDeploy = asked.deploy ?? false
  const packages = lookAtPackages(terminal, path)
  // It's for tests.
  const browser = isDeploy ? [] : [lookAtBrowser(terminal)]
  if (host === 'payload') {
    return [...packages, ...browser, ...(await examineProject(terminal, path, isDeploy))]
  }
  const environment = readEnvironment(terminal.env, path)
  const { dataDir } = environment
  return [
    ...packages,
    await lookAtPort(terminal, environment),
    lookAtFolder(terminal, 'data', dataDir),
    lookAtDisk(terminal, dataDir),
    ...browser,
    ...(await examineSite(terminal, path, environment, isDeploy)),
  ]
}
