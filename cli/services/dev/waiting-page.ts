import { devClientPath } from '#config-schema/dev'

/** For whoever comes before any server could start. Its script loads the panel as soon as there is one. */
export const waitingPage = (sentence: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Stateroom</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui; }
      p { margin: 20vh 1rem; text-align: center; }
    </style>
  </head>
  <body>
    <p>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
    <script type="module" src="${devClientPath}"></script>
  </body>
</html>
`
