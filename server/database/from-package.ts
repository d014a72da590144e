import { Problem } from '#problems'

/** What a package of the site's own has. Only the database that is used has to be installed. */
export async function fromPackage<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${name}'`)) throw cause
    throw new Problem('database.packageMissing', { details: { name }, cause })
  }
}
