declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Options {
    url: string;
    connections: number;
    amount: number;
    sampleInt: number;
    requests: { setupRequest(request: Request): Request }[];
  }
  interface Running extends Promise<{ errors: number; timeouts: number; non2xx: number; statusCodeStats: object }> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  export default function autocannon(options: Options): Running;
}
