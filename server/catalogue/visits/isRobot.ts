/** Cubot makes telephones. */
const robots =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|headless|monitor|scanner|fetcher|feed|archiver/i;
/** Libraries and tools that fetch addresses by themselves. */
const tools =
  /^(?:curl|wget|python|aiohttp|httpx|go-http|java|okhttp|apache-http|axios|node|undici|got|libwww|php|ruby|guzzle)\b/i;

/** Does a program call itself a robot, or by no name at all? Every browser has one. */
export function isRobot(agent = ''): boolean {
  return agent.trim() === '' || robots.test(agent) || tools.test(agent);
}
