import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import { system } from './names.ts';

/** Milliseconds between two looks at how late the event loop is; what is measured is the time between them. */
const resolution = 20;
const nanosecondsInMillisecond = 1e6;
const nanosecondsInSecond = 1e9;
const microsecondsInSecond = 1e6;

/** Measures this process: processor, memory, and how late its event loop is since the last scrape. */
export function measureProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const seconds = { unit: 's' };
  const delays = {
    [system.delayMean]: () => delay.mean,
    [system.delayP50]: () => delay.percentile(50),
    [system.delayP99]: () => delay.percentile(99),
    [system.delayMax]: () => delay.max,
  };
  const gauges = Object.entries(delays).map(([name, read]) => {
    const description = 'How late the event loop was since the last scrape';
    return [meter.createObservableGauge(name, { ...seconds, description }), read] as const;
  });
  meter.addBatchObservableCallback(
    (observed) => {
      const late = (measured: number): number =>
        delay.count === 0 ? 0 : Math.max(0, measured - resolution * nanosecondsInMillisecond) / nanosecondsInSecond;
      for (const [gauge, read] of gauges) observed.observe(gauge, late(read()));
      delay.reset();
    },
    gauges.map(([gauge]) => gauge),
  );

  let utilization = performance.eventLoopUtilization();
  meter
    .createObservableGauge(system.utilization, {
      unit: '1',
      description: 'Share of the time since the last scrape that the event loop was busy',
    })
    .addCallback((observed) => {
      const now = performance.eventLoopUtilization();
      observed.observe(performance.eventLoopUtilization(now, utilization).utilization);
      utilization = now;
    });
  meter
    .createObservableCounter(system.cpuTime, { ...seconds, description: 'Processor time of this process' })
    .addCallback((observed) => {
      const used = process.cpuUsage();
      observed.observe(used.user / microsecondsInSecond, { [system.cpuMode]: 'user' });
      observed.observe(used.system / microsecondsInSecond, { [system.cpuMode]: 'system' });
    });
  meter
    .createObservableGauge(system.memory, { unit: 'By', description: 'Resident memory of this process' })
    .addCallback((observed) => {
      observed.observe(process.memoryUsage.rss());
    });
  meter
    .createObservableGauge(system.uptime, { ...seconds, description: 'Since this process started' })
    .addCallback((observed) => {
      observed.observe(process.uptime());
    });
  return () => delay.disable();
}
