import { PayloadSDK } from '../../payload-packages/node_modules/@payloadcms/sdk/dist/index.js'

// What an app does with the published client, in a browser and by its cookie. JavaScript, as the client
// is installed on demand, and types couldn't be found without it.
window.useSdk = async (baseURL, person) => {
  const sdk = new PayloadSDK({ baseURL, baseInit: { credentials: 'include' } })
  const refused = await sdk
    .create({ collection: 'tides', data: { title: 'Nobody’s' } })
    .catch((error) => error.status)
  await sdk.login({ collection: 'users', data: person })
  const { user } = await sdk.me({ collection: 'users' })
  const { id } = await sdk.create({ collection: 'tides', data: { title: 'Low' } })
  await sdk.update({ collection: 'tides', id, data: { title: 'High' } })
  const { docs } = await sdk.find({ collection: 'tides' })
  return { refused, email: user.email, titles: docs.map(({ title }) => title) }
}

// A page that the browser keeps from an answer gets an error instead of its status.
window.sendTooMuch = async (baseURL) => {
  const sdk = new PayloadSDK({ baseURL, baseInit: { credentials: 'include' } })
  const data = { title: 'x'.repeat(6_000_000) }
  return sdk.create({ collection: 'tides', data }).catch((error) => error.status ?? String(error))
}
