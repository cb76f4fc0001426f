import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { showStrayRejections } from './unhandled-rejections.js';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  counter(name: string, help: string, labels?: readonly string[]): Counter;
  gauge(name: string, help: string, labels?: readonly string[]): Gauge;
  /**
   * A gauge that is measured when the metrics are collected: one value per label value. A null value is
   * left out, and so are all of them when measuring fails, which is passed to `onError`.
   */
  measured(
    name: string,
    help: string,
    label: string,
    measure: () => Promise<ReadonlyMap<string, number | null>>,
    onError: (error: unknown) => void,
  ): void;
  histogram(name: string, help: string, buckets: readonly number[], labels?: readonly string[]): Histogram;
}

/**
 * Metrics of one process, in their own registry, with the process's memory, CPU time, event loop lag and
 * unhandled rejections.
 * Requesting a name twice returns the same metric. Labels never contain personal data.
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  showStrayRejections(registry);
  const once = <Figure>(name: string, make: () => Figure): Figure =>
    (registry.getSingleMetric(name) as Figure | undefined) ?? make();
  const registers = [registry];

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    counter: (name, help, labels = []) =>
      once(name, () => new Counter({ name, help, labelNames: [...labels], registers })),
    gauge: (name, help, labels = []) => once(name, () => new Gauge({ name, help, labelNames: [...labels], registers })),
    measured: (name, help, label, measure, onError) => {
      const collect = async (gauge: Gauge) => {
        gauge.reset();
        const values = await measure().catch((error: unknown) => {
          onError(error);
          return new Map<string, number | null>();
        });
        for (const [of, value] of values) if (value !== null) gauge.set({ [label]: of }, value);
      };
      once(
        name,
        () =>
          new Gauge({
            name,
            help,
            labelNames: [label],
            registers,
            collect() {
              return collect(this);
            },
          }),
      );
    },
    histogram: (name, help, buckets, labels = []) =>
      once(name, () => new Histogram({ name, help, buckets: [...buckets], labelNames: [...labels], registers })),
  };
}
