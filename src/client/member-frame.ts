/**
 * Runs in the head of the pages of members of both sites (routes/_member.tsx). The server does not know who reads and sends the
 * firm's frame; a seller or a buyer who loads such a page anew does not see it for a moment: it is hidden until the app has put the
 * trade centre's in its place, or for four seconds. What the token says is not checked: it decides about looks only.
 */
export const memberFrameScript = `try {
  const { accessToken } = JSON.parse(sessionStorage.getItem('session'))
  if (/"role":"(SELLER|BUYER)"/.test(atob(accessToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#root > .copy-protected > :not(main), #root > .copy-protected > main > nav { animation: 1ms 4s backwards hide-frame } @keyframes hide-frame { from { visibility: hidden } }')
    document.adoptedStyleSheets = [sheet]
  }
} catch {}`
