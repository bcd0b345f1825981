/** What stands before the player of a video, which asks nobody for anything before it is played. */
const players = {
  youTube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
} as const;

const youTubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];

/**
 * The address of the player of a video whose page somebody copied from their browser, such as
 * `https://www.youtube.com/watch?v=…`; undefined for what is no such page.
 */
export function embeddedVideo(pasted: string): string | undefined {
  const address = /^https?:\/\//i.test(pasted.trim()) ? pasted.trim() : `https://${pasted.trim()}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams, hash } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const path = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youTube(path[0], searchParams);
  if (youTubeHosts.includes(host)) {
    const isNamed = /^(embed|shorts|live|v)$/.test(path[0] ?? '');
    return youTube(isNamed ? path[1] : (searchParams.get('v') ?? undefined), searchParams);
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(path, searchParams, hash);
  return undefined;
}

function youTube(id: string | undefined, asked: URLSearchParams): string | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(asked.get('t') ?? asked.get('start') ?? '');
  return `${players.youTube}${id}${start > 0 ? `?start=${start}` : ''}`;
}

/** Those that are not listed have a second part, without which nobody may see them. */
function vimeo(path: readonly string[], asked: URLSearchParams, hash: string): string | undefined {
  const at = path.findIndex((part) => /^\d{6,12}$/.test(part));
  if (at < 0) return undefined;
  const behind = path[at + 1] ?? '';
  const secret = asked.get('h') ?? (/^[0-9a-f]{6,20}$/.test(behind) ? behind : '');
  return `${players.vimeo}${path[at]}${secret ? `?h=${secret}` : ''}${/^#t=\w+$/.test(hash) ? hash : ''}`;
}

/** `90`, `90s` or `1m30s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
