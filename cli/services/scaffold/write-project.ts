import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from '#problems'

/** @throws {Problem} `create.notEmpty` where there is something already. A new Git repository is nothing. */
export function mustBeEmpty(folder: string): void {
  if (namesIn(folder).some((name) => name !== '.git')) {
    throw new Problem('create.notEmpty', { details: { path: folder } })
  }
}

/**
 * Writes every file of a project, or none: into a folder beside it first, which takes its place at the
 * end. In a folder that exists, the files move into it.
 *
 * @throws {Problem} `create.notEmpty`, `output.unwritable`
 */
export function writeProject(folder: string, files: Readonly<Record<string, string>>): void {
  mustBeEmpty(folder)
  const isThere = existsSync(folder)
  const around = isThere ? folder : dirname(folder)
  const made: string[] = []
  let draft: string | undefined
  const clean = () => {
    for (const path of [...made, ...(draft ? [draft] : [])])
      rmSync(path, { recursive: true, force: true })
  }
  process.once('exit', clean)
  try {
    const firstMade = mkdirSync(around, { recursive: true })
    if (firstMade) made.push(firstMade)
    draft = mkdtempSync(join(around, `.${basename(folder)}-`))
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true })
      writeFileSync(join(draft, path), content)
    }
    if (isThere) moveInto(folder, draft, made)
    else renameSync(draft, folder)
    made.length = 0
  } catch (cause) {
    throw new Problem('output.unwritable', { details: { path: folder }, cause })
  } finally {
    clean()
    process.off('exit', clean)
  }
}

function moveInto(folder: string, draft: string, made: string[]): void {
  for (const name of readdirSync(draft)) {
    renameSync(join(draft, name), join(folder, name))
    made.push(join(folder, name))
  }
}

/** A file in its place counts as something. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    return code === 'ENOENT' || !existsSync(folder) ? [] : [String(code)]
  }
}
