/** As `youtubeId` of the contract: shared, it would be a file of its own, which the first load has no room to name. */
const youtubeId = /^[\w-]{11}$/
const video = 'figure[data-youtube]'

/** The player of a video, in the place of its link. Of YouTube nothing is asked before it is there, and then of its privacy-enhanced site. */
function play(figure: HTMLElement, id: string, title: string): void {
  const player = document.createElement('iframe')
  player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  player.title = title
  player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen'
  player.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.className = 'no-print aspect-video w-full border-0 bg-black'
  figure.prepend(player)
  // From now on it is a figure with a caption: its link is a link.
  delete figure.dataset['youtube']
  player.focus()
}

/**
 * Plays the videos of texts (`contract/rich-text.ts`) where they stand, when they are pressed. Before this is there, without
 * scripts, without a network and with the keys that open another tab, a video is the link that it is written as.
 */
export function playTextVideos(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest(`${video} a`) : null
    const figure = link?.closest<HTMLElement>(video)
    const id = figure?.dataset['youtube']
    if (link == null || figure == null || id === undefined || !youtubeId.test(id) || !navigator.onLine) return
    event.preventDefault()
    play(figure, id, link.textContent?.trim() ?? '')
  })
}
